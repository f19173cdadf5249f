"""The page of whoever runs the server: what goes on, and whom to keep out. It opens with the admin token alone."""

OWN = __name__  #: the package of its words
