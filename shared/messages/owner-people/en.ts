/** The names that an owner gives to recipients and reporters. */
export const messages = {
  addName: 'Add a name',
  addNameOf: 'Add a name for {email}',
  editName: 'Edit name',
  editNameOf: 'Edit name of {email}',
  notSaved: 'The name of {email} wasn’t saved',
  written: 'You wrote “{name}”.',
  addThere: 'You can add it on the People page.',
} as const;
