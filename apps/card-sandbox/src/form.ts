/** A form as the provider writes it, brackets made into a tree: `card[exp_month]=3`, `expand[0]=customer`. */
export type Form = { [name: string]: string | Form };

export function readForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) put(form, pathOf(name), value);
  return form;
}

/** Without a prototype, so that no name from a request collides with a built-in one. */
const emptyForm = (): Form => Object.create(null);

const pathOf = (name: string) => {
  const [first = "", ...inner] = name.split("[");
  return [first, ...inner.map((part) => part.replace(/\]$/, ""))];
};

function put(form: Form, [name = "", ...rest]: string[], value: string): void {
  // `types[]=a&types[]=b`: appended in order.
  const key = name === "" ? String(Object.keys(form).length) : name;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key];
  const branch = typeof inner === "object" ? inner : emptyForm();
  form[key] = branch;
  put(branch, rest, value);
}
