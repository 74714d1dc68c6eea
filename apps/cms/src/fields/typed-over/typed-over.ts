import { z } from 'zod'

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

const typedOver = z.object({
  /** The document's time of change that the form knows of. */
  at: z.string().max(40).nullable(),
  /** By field: marks of the values, of which the stored one must be one. */
  marks: z.record(z.string().max(100), z.array(z.string().max(40)).max(20)),
  /** Fields of which the form knows an older value although it knows the document's newest time of change. */
  older: z.array(z.string().max(100)).max(200),
})
export type TypedOver = z.infer<typeof typedOver>

/** @returns null when nothing was told, or nothing that can be read. */
export function readTypedOver(header: string | null | undefined): TypedOver | null {
  if (!header) return null
  try {
    return typedOver.parse(JSON.parse(header))
  } catch {
    return null
  }
}
