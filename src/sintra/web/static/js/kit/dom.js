/** Elements made in one line: `h("button", { class: "primary", onclick }, "Play")`. */

import { fileAddress } from "../net/where.js";

const SVG = "http://www.w3.org/2000/svg";

export function h(tag, properties = {}, ...children) {
  return filled(document.createElement(tag), properties, children);
}

export function s(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name in element && (name === "value" || name === "checked" || name === "disabled" || name === "hidden")) element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Replaces what is inside. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A drawing given as text, put inside an SVG element. The text comes from the server's own picture layer. */
export function drawing(element, text) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml");
  element.replaceChildren(...Array.from(parsed.documentElement.childNodes, (node) => document.importNode(node, true)));
  return element;
}

export function iconAddress(name) {
  return fileAddress(`art/icons.svg#${name}`);
}

/** An icon of `art/icons.svg`. */
export function icon(name) {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, s("use", { href: iconAddress(name) }));
}
