type Props = { searchParams: Promise<{ bytes?: string }> }

/** What the document itself takes beside its words. */
const frame = 4350

/** An empty page that is rendered each time it is asked for, of about as many bytes as another one. */
export default async function FloorPage({ searchParams }: Props) {
  const bytes = Number((await searchParams).bytes) || 0
  // What a server component says stands in the page twice: as markup and as data.
  return <p>{'a'.repeat(Math.max(0, Math.floor((bytes - frame) / 2)))}</p>
}
