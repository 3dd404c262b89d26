export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2>{title}</h2>
      <ol className="flex list-decimal flex-col gap-2.5 pl-6">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
