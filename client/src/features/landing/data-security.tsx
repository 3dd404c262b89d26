const facts = [
  {
    title: 'Encrypted at rest',
    text: 'Headlines, text, files and file names are encrypted with AES-256-GCM, with a separate key for every LeaveBit. The service holds the keys so it can open a LeaveBit when you no longer can. Those that you seal open only with your passphrase, or with a key on paper that your recipients hold. We have neither.',
  },
  {
    title: 'A link alone opens nothing',
    text: 'Signing in takes your password and a code we email you. Recipients verify their address with a code too, and only see what you shared with them. A code works once, for ten minutes.',
  },
  {
    title: 'You’re asked before anything is released',
    text: 'A report of your death opens nothing on its own. We warn you by email, you have the hours you set to refute it, and others you trust must confirm it.',
  },
  {
    title: 'Nothing leaks by email',
    text: 'Our emails never contain what’s in a LeaveBit, only that it’s there and where to read it. These pages have no ads and no tracking.',
  },
];

export function DataSecurity() {
  return (
    <section
      aria-labelledby="security"
      className="grid gap-x-16 gap-y-8 border-t pt-12 lg:grid-cols-[16rem_1fr]"
    >
      <h2 id="security">How your data is stored</h2>
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1.5 text-quiet">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
