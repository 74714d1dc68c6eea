/** Questions people ask of a thing, each with its answer in plain sentences. */
export function PlainList({ answers }: { answers: readonly { question: string; text: string }[] }) {
  return (
    <dl className="plain">
      {answers.map(({ question, text }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
