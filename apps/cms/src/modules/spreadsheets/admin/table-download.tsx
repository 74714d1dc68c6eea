'use client'

import { useTranslate } from '../../../admin/use-translate.ts'

type Props = {
  collections: { slug: string; name: string }[]
  chosen: string
  onChoose: (slug: string) => void
}

/** Which collection it is about, and its table as it is now. */
export function TableDownload({ collections, chosen, onChoose }: Props) {
  const say = useTranslate()
  return (
    <div className="estu-filters">
      <label>
        <span>{say('Раздел', 'Бөлім')}</span>
        <select id="table-collection" value={chosen} onChange={(event) => onChoose(event.target.value)}>
          {collections.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <a className="btn btn--style-secondary btn--size-medium" href={`/api/tables/${chosen}?format=xlsx`}>
        {say('Скачать xlsx', 'xlsx жүктеп алу')}
      </a>
      <a className="btn btn--style-secondary btn--size-medium" href={`/api/tables/${chosen}?format=csv`}>
        {say('Скачать csv', 'csv жүктеп алу')}
      </a>
    </div>
  )
}
