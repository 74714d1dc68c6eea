import { Fragment } from 'react'

/** A product's name, whose model designations («UP-675») never break at their hyphen. */
export function ModelName({ name }: { name: string }) {
  return name.split(/(\S*-\d\S*|\S*\d-\S*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
