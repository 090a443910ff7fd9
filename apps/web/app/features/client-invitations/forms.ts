/** The form names of the page. */
export const ACCEPT_FORM = "accept";
export const REGISTER_FORM = "register";
