import { FloorText } from '../floor-text'

type Props = { searchParams: Promise<{ bytes?: string }> }

/** An empty page that is rendered each time it is asked for, of about as many bytes as another one. */
export default async function FloorPage({ searchParams }: Props) {
  return <FloorText bytes={Number((await searchParams).bytes) || 0} />
}
