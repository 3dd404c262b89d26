import { createContext, useContext } from 'react';

export interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const FieldContext = createContext<Partial<FieldTies>>({});

/** The id and aria attributes that tie a control to the label, hint and error of the Field around it. */
export function useFieldTies(): Partial<FieldTies> {
  return useContext(FieldContext);
}
