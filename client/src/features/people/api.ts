import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import { peopleEndpoints, type Person } from '#shared/contracts/people.ts';
import { substituteEndpoints, type SubstituteSetting } from '#shared/contracts/substitutes.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Language } from '#shared/domain/languages.ts';
import { callEndpoint, getErrorMessage } from '../../lib/http/api-client.ts';
import { triggerBytesKey } from '../../lib/queries/query-client.ts';
import { toast } from '../../ui/overlays/toast.tsx';
import { usePersonNameMessages } from './use-person-name-messages.ts';

/** The recipients and reporters whom the owner has named, or for whom they chose a language. */
export const peopleQuery = queryOptions({
  queryKey: [buildEndpointPath(peopleEndpoints.list)],
  queryFn: ({ signal }) => callEndpoint(peopleEndpoints.list, { signal }),
});

/** Returns a function that looks up the name for an address. Until the names have loaded, it returns null. */
export function useNameLookup(): (email: string) => string | null {
  const { data: people } = useQuery(peopleQuery);
  return (email) => findPerson(people, email)?.name ?? null;
}

/** Who receives what recipients don't open. Refreshed with the LeaveBits, which decide who is a recipient. */
const substitutesQuery = queryOptions({
  queryKey: [...triggerBytesKey, buildEndpointPath(substituteEndpoints.list)],
  queryFn: ({ signal }) => callEndpoint(substituteEndpoints.list, { signal }),
});

/** Returns a function that looks up a recipient's substitute. Until they have loaded, and without one, it returns null. */
export function useSubstituteLookup(): (email: string) => SubstituteSetting | null {
  const { data: substitutes } = useQuery(substitutesQuery);
  return (email) => substitutes?.find((one) => one.email === email) ?? null;
}

/** Returns a function that looks up the chosen language of our emails to an address. Undefined until they have loaded. */
export function useLanguageLookup(): ((email: string) => Language | null) | undefined {
  const { data: people } = useQuery(peopleQuery);
  return people && ((email) => findPerson(people, email)?.language ?? null);
}

const findPerson = (people: readonly Person[] | undefined, email: string) =>
  people?.find((person) => person.email === email);

/** What changes about a person. An empty name removes it. */
type PersonChange = { email: string } & ({ name: string } | { language: Language | null });

async function savePerson(queryClient: QueryClient, { email, ...change }: PersonChange): Promise<void> {
  const saved = await callEndpoint(peopleEndpoints.set, {
    params: { encodedEmail: encodeLinkEmail(email) },
    body: change,
  });
  queryClient.setQueryData(peopleQuery.queryKey, (people: Person[] | undefined) => [
    ...(people?.filter((person) => person.email !== email) ?? []),
    ...(saved.name === null && saved.language === null ? [] : [saved]),
  ]);
}

export function useSavePerson() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: (change: PersonChange) => savePerson(queryClient, change) });
}

/**
 * Saves the names typed for people once the people themselves are saved. Existing names are not overwritten. Names are
 * optional: if one can't be saved, the rest of the save stands, and the owner is told which name is missing and how to add it.
 */
export function useSaveTypedNames() {
  const t = usePersonNameMessages();
  const queryClient = useQueryClient();
  return (people: readonly { email: string; name: string }[]): void => {
    const known = queryClient.getQueryData(peopleQuery.queryKey);
    for (const { email, name } of people) {
      if (name.trim() === '' || findPerson(known, email)?.name) continue;
      savePerson(queryClient, { email, name }).catch((error: unknown) =>
        toast({
          title: t('notSaved', { email }),
          description: `${t('written', { name: name.trim() })} ${getErrorMessage(error, t('addThere'))}`,
          variant: 'destructive',
        }),
      );
    }
  };
}
