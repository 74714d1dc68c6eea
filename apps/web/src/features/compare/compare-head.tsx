import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { devicePath } from '@estu/domain/routing/routes'
import { Icon } from '@estu/ui/components/icon'
import { ModelName } from '@estu/ui/components/model-name'
import { Picture } from '@estu/ui/components/pictures/picture'
import { Link } from '@/components/link'
import type { ComparedDevice } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; device: ComparedDevice; removeHref: string }

/** The head of a column: what the device looks like, its page, the way out of the comparison. */
export function CompareHead({ locale, device: { slug, title, brand, picture }, removeHref }: Props) {
  return (
    <th scope="col" abbr={title}>
      <div className="cmp__head">
        <div className="plate">{picture && <Picture picture={picture} sizes="(max-width: 760px) 120px, 240px" />}</div>
        <Link href={localisePath(locale, devicePath(slug))}>
          <span>
            <ModelName name={[brand?.name, title].filter(Boolean).join(' ')} />
          </span>
        </Link>
        <Link
          className="iconbtn iconbtn--round"
          href={removeHref}
          aria-label={translator(locale)('compare.remove', { title })}
        >
          <Icon name="close" />
        </Link>
      </div>
    </th>
  )
}
