/** The number of an order, a visit, a message or a wait, with the sign after it. */
const reference = /([A-Z]-[0-9A-Z]{4}-[0-9A-Z]{4}[.,]?)/

/**
 * Words whose number of an order or a visit breaks at its hyphens only where no line can hold it. On a phone it has a line
 * of its own: whether it fits beside others would depend on which letters are in it, and on whether the font has come.
 */
export const WithReference = ({ text }: { text: string }) =>
  text.split(reference).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
