/** Formats a person as "Lena Berg (lena@example.org)", or as the bare address. */
export function formatNameAndEmail({
  name,
  email,
}: {
  name: string | null | undefined;
  email: string;
}): string {
  return name ? `${name} (${email})` : email;
}

/** An owner's names as used in responses and emails. */
export interface OwnerNames {
  ownerUsername: string;
  /** Null for an owner without a name. */
  ownerName: string | null;
}

/** How a page or email refers to an owner: once in full with the address, then by name. */
export function formatOwnerNames({ ownerUsername, ownerName }: OwnerNames): {
  owner: string;
  ownerInFull: string;
} {
  return {
    owner: ownerName ?? ownerUsername,
    ownerInFull: formatNameAndEmail({ name: ownerName, email: ownerUsername }),
  };
}
