const facts = [
  {
    title: 'Encrypted where it is stored',
    text: 'Headlines, texts, files and their names are encrypted with AES-256-GCM, under a separate key for every LeaveBit. The service holds the keys, so that it can open a LeaveBit when you no longer can.',
  },
  {
    title: 'A link alone opens nothing',
    text: 'Signing in takes your password and a code sent to your email address. Recipients prove their address with a code, too, and see only what you shared with them. A code works once, for ten minutes.',
  },
  {
    title: 'You are asked before anything is released',
    text: 'A report of your death opens nothing on its own. You are warned by email and can refute it, for as many hours as you set, and others you trust must confirm it.',
  },
  {
    title: 'Nothing leaks by email',
    text: 'No email from us contains what is in a LeaveBit. It says that something is there, and where to read it. These pages have no advertising and no tracking.',
  },
];

export function DataSecurity() {
  return (
    <section
      aria-labelledby="security"
      className="grid gap-x-16 gap-y-8 border-t pt-12 lg:grid-cols-[16rem_1fr]"
    >
      <h2 id="security">How your data is kept</h2>
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
