import type { FacetCounts } from '@estu/domain/catalogue/listing/selection'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { FormFactor } from '@estu/domain/vocabulary/form-factors'
import type { DrawingForm } from '@estu/ui/components/pictures/drawing'
import { SectionHead } from '@estu/ui/sections/section-head'
import { SpecimenList } from '@estu/ui/sections/specimen-list'
import { Link } from '@/components/link'
import { type Translate, translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings/drawings'

/** Forms that look alike stand together, named by the one most have heard of. */
const forms = [
  { name: 'ric', values: ['ric'], drawing: 'ric' },
  { name: 'bte', values: ['bte', 'mini_bte'], drawing: 'bte' },
  { name: 'ite', values: ['ite', 'itc'], drawing: 'ite' },
  { name: 'cic', values: ['cic', 'iic'], drawing: 'cic' },
] as const satisfies { name: FormFactor; values: FormFactor[]; drawing: DrawingForm }[]

/** What there is by its looks: each drawing leads to the list of its kind. */
export function DeviceForms({ locale, counts }: { locale: Locale; counts: FacetCounts }) {
  const t = translator(locale)
  const others = [
    { title: t('implants.title'), path: routes.implants.path, drawing: 'ci' },
    { title: t('goodsKind.battery'), path: `${routes.consumables.path}?kind=battery`, drawing: 'battery' },
  ] as const
  const specimens = [
    ...specimensOf(locale, counts, t),
    ...others.map(({ title, path, drawing }) => ({ title, drawing, note: '', href: localisePath(locale, path) })),
  ]
  return (
    <section className="section">
      <div className="page">
        <SectionHead title={t('home.forms')} note={t('home.formsNote')} />
        <SpecimenList specimens={specimens} drawings={drawings} linkAs={Link} />
      </div>
    </section>
  )
}

/** A form that the shop does not sell at present is left out: it would lead to an empty list. */
function specimensOf(locale: Locale, counts: FacetCounts, t: Translate) {
  const counted = counts.values.get('form')
  return forms.flatMap(({ name, values, drawing }) => {
    const sold = values.filter((value) => counted?.get(value))
    const count = sold.reduce((sum, value) => sum + (counted?.get(value) ?? 0), 0)
    const query = sold.map((value) => `form=${value}`).join('&')
    const href = localisePath(locale, `${routes.devices.path}?${query}`)
    return count > 0 ? [{ title: t(`formFactor.${name}`), note: t('home.models', { count }), href, drawing }] : []
  })
}
