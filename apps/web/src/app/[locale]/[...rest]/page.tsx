import { notFound } from 'next/navigation'
export function generateStaticParams() { return [{ rest: ['__'] }] }
export default async function Page({ params }: { params: Promise<{ rest: string[] }> }) {
  const { rest } = await params
  if (rest[0] === '__') return null
  notFound()
}
