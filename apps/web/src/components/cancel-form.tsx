type Props = { words: { open: string; question: string; confirm: string } }

/** Calls something off, after one question: a tap alone undoes nothing. Works without JavaScript. */
export const CancelForm = ({ words: { open, question, confirm } }: Props) => (
  <details className="ask">
    <summary className="btn btn--quiet">{open}</summary>
    <form method="post" className="ask__form">
      <p>{question}</p>
      <button className="btn btn--secondary" type="submit" name="intent" value="cancel">
        {confirm}
      </button>
    </form>
  </details>
)
