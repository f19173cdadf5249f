/** Something that the rules do not allow, or options that there are not. */
export class RulesError extends Error {}

/** A text that cannot be read, or a table that cannot be; `field` says where, `problem` what is wrong. */
export class BadPosition extends RulesError {
  constructor(field, problem) {
    super(field ? `${field}: ${problem}` : problem);
    this.field = field;
    this.problem = problem;
  }
}
