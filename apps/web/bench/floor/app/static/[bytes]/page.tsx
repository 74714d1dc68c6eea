import { FloorText } from '../../../floor-text'

type Props = { params: Promise<{ bytes: string }> }

export const dynamic = 'force-static'

/** Each length is rendered when it is first asked for, and kept. */
export const generateStaticParams = () => []

/** An empty page that everybody gets, of about as many bytes as another one. */
export default async function StaticFloorPage({ params }: Props) {
  return <FloorText bytes={Number((await params).bytes) || 0} />
}
