import { locales } from '@estu/domain/locale'
import { appointmentPath } from '@estu/domain/routes'
import { notFound } from 'next/navigation'
import { getVisit } from '@/content/get-visit'
import { VisitPageView } from '@/features/visit/visit-page-view'
import { readAgain } from '@/intake/read-again'
import { localeOf } from '@/lib/params'
import { taskMetadata } from '@/lib/task-metadata'
import { SiteFrame } from '@/shell/site-frame'

export const instant = false

type Props = {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = ({ params }: Props) => taskMetadata(params, '/appointment', (t) => t('visit.title'))

export default async function VisitPage({ params, searchParams }: Props) {
  const { token, ...rest } = await params
  const locale = localeOf(rest)
  if (!locale) return null
  const visit = await getVisit(token)
  if (!visit) notFound()
  return (
    <SiteFrame locale={locale} path={appointmentPath(token)} languages={locales} layout="focus">
      <VisitPageView locale={locale} visit={visit} token={token} query={await searchParams} again={await readAgain()} />
    </SiteFrame>
  )
}
