'use client'

import { useTranslate } from '../../../admin/use-translate.ts'

type Props = { onChoose: (file: File | null) => void; onCheck: () => void; isOff: boolean }

/** The file to bring in. */
export function TableUpload({ onChoose, onCheck, isOff }: Props) {
  const say = useTranslate()
  return (
    <div className="estu-filters">
      <label>
        <span>{say('Файл xlsx или csv', 'xlsx не csv файлы')}</span>
        <input
          id="table-file"
          type="file"
          accept=".xlsx,.csv,.txt"
          onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        />
      </label>
      <button
        type="button"
        id="table-check"
        className="btn btn--style-primary btn--size-medium"
        disabled={isOff}
        onClick={onCheck}
      >
        {say('Показать изменения', 'Өзгерістерді көрсету')}
      </button>
    </div>
  )
}
