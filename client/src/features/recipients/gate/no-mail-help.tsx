/** What to do when the mail with the code does not come. */
export function NoMailHelp() {
  return (
    <details className="border-t pt-3">
      <summary className="min-h-11 py-2 font-medium text-primary">No e-mail after a few minutes?</summary>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-quiet">
        <li>Look into the folders for spam, junk and promotions.</li>
        <li>
          Check that the address above is yours. If you have another one, look for a message from us there.
        </li>
        <li>Send a new code. Only the newest one works.</li>
        <li>
          If no code ever comes, probably nothing is shared with this address now. The person who told you
          about it can see in their account which address they named.
        </li>
      </ul>
    </details>
  );
}
