import { useState, type ReactNode } from 'react';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { suggestEmailCorrection } from '../../lib/emails/email-suggestion.ts';
import { parseTypedEmails } from '../../lib/emails/typed-emails.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/fields/field.tsx';
import { findNameProblem } from '../people/name-validation.ts';
import { useFirstUseMessages } from './use-first-use-messages.ts';

/** A person as typed. */
export interface TypedPerson {
  name: string;
  email: string;
}

export interface PersonErrors {
  name?: string | undefined;
  email?: string | undefined;
}

/** The address in its stored form, or null with the reason. */
export function validatePerson(
  { name, email }: TypedPerson,
  ownerEmail: string,
  t: TextMessages<'owner-first-use'>,
): { email: string | null; errors: PersonErrors } {
  const { accepted, refused } = parseTypedEmails(email);
  const [only, ...others] = accepted;
  const valid = refused.length === 0 && others.length === 0 && only !== undefined ? only : null;
  const isOwner = valid === ownerEmail;
  return {
    email: isOwner ? null : valid,
    errors: {
      name: findNameProblem(name),
      email: isOwner ? t('ownAddress') : valid === null ? t('oneAddress') : undefined,
    },
  };
}

/** The question whether an address has a typo. It is asked once, so that an unusual address can be used. */
export interface TypoQuestion {
  isAsked: (email: string) => boolean;
  /** Whether nothing is left to ask. Otherwise asks. */
  mayGoOn: (people: readonly TypedPerson[]) => boolean;
}

export function useTypoQuestion(): TypoQuestion {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isAsked = (email: string) => asked.includes(email.trim());
  return {
    isAsked,
    mayGoOn(people) {
      const doubtful = people.flatMap(({ email }) =>
        suggestEmailCorrection(email.trim()) !== null && !isAsked(email) ? email.trim() : [],
      );
      setAsked([...asked, ...doubtful]);
      return doubtful.length === 0;
    },
  };
}

interface PersonFieldsProps {
  person: TypedPerson;
  onChange: (person: TypedPerson) => void;
  errors: PersonErrors;
  typo: TypoQuestion;
  /** Distinguishes several people on one page. */
  legend?: string;
  children?: ReactNode;
}

/** A name and an email address. */
export function PersonFields({ person, onChange, errors, typo, legend, children }: PersonFieldsProps) {
  const t = useFirstUseMessages();
  const meant = suggestEmailCorrection(person.email.trim());
  return (
    <fieldset className="flex flex-col gap-4">
      {legend && <legend className="mb-2 font-serif text-lg font-semibold">{legend}</legend>}
      <Field label={t('name')} error={errors.name}>
        <TextInput
          value={person.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...person, name: target.value })}
        />
      </Field>
      <Field label={t('email')} error={errors.email}>
        <TextInput
          type="email"
          inputMode="email"
          value={person.email}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...person, email: target.value })}
        />
      </Field>
      {meant !== null && (
        <div className="flex flex-col items-start gap-2">
          {typo.isAsked(person.email) && (
            <p role="alert" className="text-sm wrap-anywhere text-warning">
              {t('checkAddress', { email: person.email.trim() })}
            </p>
          )}
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => onChange({ ...person, email: meant })}
          >
            {t('didYouMean', { email: meant })}
          </Button>
        </div>
      )}
      {children}
    </fieldset>
  );
}
