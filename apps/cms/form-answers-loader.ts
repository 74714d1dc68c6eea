const lost = 'return n.current=s,s}case"MOVE_ROW"'
const kept = 'return n.current===t&&(n.current=s),s}case"MOVE_ROW"'

/**
 * Mends the bundled forms of Payload 3.90.1 while they are built: what was changed within the quarter of a second
 * before an answer of the server was taken for part of that answer, so it was never told to the server. A row that was
 * added then stayed without its fields, and words of a block in a text were not stored.
 * @throws if the bundle no longer says what is replaced.
 */
export default function keepChangesBeforeAnswers(bundle: string): string {
  if (bundle.split(lost).length !== 2)
    throw new Error('@payloadcms/ui says no longer what form-answers-loader replaces')
  return bundle.replace(lost, kept)
}
