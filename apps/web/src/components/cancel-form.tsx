type Props = {
  words: { open: string; question: string; confirm: string }
  intent?: string
  /** Which of several is meant. */
  id?: string
}

/** Calls something off, after one question: a tap alone undoes nothing. Works without JavaScript. */
export const CancelForm = ({ words: { open, question, confirm }, intent = 'cancel', id }: Props) => (
  <details className="ask">
    <summary className="btn btn--quiet btn--flush">{open}</summary>
    <form method="post" className="ask__form">
      <p>{question}</p>
      {id && <input type="hidden" name="id" value={id} />}
      <button className="btn btn--secondary" type="submit" name="intent" value={intent}>
        {confirm}
      </button>
    </form>
  </details>
)
