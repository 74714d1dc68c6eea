/** Tells over which values the fields of a save were typed. */
export const typedOverHeader = 'x-typed-over'

/** Of the refusal; the answer holds `fields`. */
export const overtakenCode = 'overtaken'

/** A field that was changed elsewhere while it was typed in. */
export type OvertakenField = {
  name: string
  label: string
  /** What is stored now: as the form takes it, in words, and its mark. */
  value: unknown
  text: string
  mark: string
}

/** What a form tells of the values that its fields were typed over. */
export type TypedOver = {
  /** The document's time of change that the form knows of. */
  at: string | null
  /** By field: marks of the values, of which the stored one must be one. */
  marks: Record<string, string[]>
  /** Fields of which the form knows an older value although it knows the document's newest time of change. */
  older: string[]
}
