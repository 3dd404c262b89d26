/** How a person is written: "Lena Berg (lena@example.org)", or the address alone. */
export function formatNameAndEmail({
  name,
  email,
}: {
  name: string | null | undefined;
  email: string;
}): string {
  return name ? `${name} (${email})` : email;
}

/** An owner as answers and letters name them. */
export interface OwnerNames {
  ownerUsername: string;
  /** Null for an owner who gave no name. */
  ownerName: string | null;
}

/** How a page or letter calls an owner: in full once, with the address, and then by the name. */
export function formatOwnerNames({ ownerUsername, ownerName }: OwnerNames): {
  owner: string;
  ownerInFull: string;
} {
  return {
    owner: ownerName ?? ownerUsername,
    ownerInFull: formatNameAndEmail({ name: ownerName, email: ownerUsername }),
  };
}
