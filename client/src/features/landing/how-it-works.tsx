const steps = [
  {
    title: 'Write a LeaveBit',
    text: 'Give it a headline, your own words and, if you like, files. A checklist helps you start.',
  },
  {
    title: 'Name the people',
    text: 'Enter the email addresses of those who may read it. They don’t need an account.',
  },
  {
    title: 'Choose when it opens',
    text: 'Now, on a date, or after your death or permanent incapacitation. You decide for each person.',
  },
  {
    title: 'Trust it to arrive',
    text: 'People you choose report what happened and others confirm. You’re warned first and can refute it. Then we tell your recipients.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="mb-8">
        How It Works
      </h2>
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-primary pt-4">
            <span aria-hidden className="font-serif text-lg text-primary">
              {index + 1}
            </span>
            <h3 className="mt-1 mb-2">{title}</h3>
            <p className="text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
