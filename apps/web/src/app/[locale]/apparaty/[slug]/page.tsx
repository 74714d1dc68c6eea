import { devicePath } from '@estu/domain/routing/routes'
import { DevicePage } from '@/app/device-page'
import { type DocumentParams, documentMetadata } from '@/app/documents/load-document'
import { getDevice } from '@/content/catalogue/get-device'
import { placeholderSlug } from '@/lib/params'

type Props = { params: DocumentParams }

export const generateStaticParams = placeholderSlug

export const generateMetadata = ({ params }: Props) =>
  documentMetadata(params, getDevice, ({ slug }) => ({ path: devicePath(slug) }))

export default function Page({ params }: Props) {
  return <DevicePage params={params} get={getDevice} pathOf={devicePath} />
}
