'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import { TableDownload } from './table-download.tsx'
import { TablePlan } from './table-plan.tsx'
import { TableUpload } from './table-upload.tsx'
import { useTableImport } from './use-table-import.ts'

type Props = { collections: { slug: string; name: string }[] }

/** Choose a collection, take its table out, or bring one in: look first, then apply. */
export function TableImport({ collections }: Props) {
  const say = useTranslate()
  const { collection, file, state, chooseCollection, chooseFile, check, apply } = useTableImport(
    collections[0]?.slug ?? '',
  )
  return (
    <>
      <TableDownload collections={collections} chosen={collection} onChoose={chooseCollection} />
      <h2>{say('Загрузить таблицу', 'Кесте жүктеу')}</h2>
      <p>
        {say(
          'Сначала покажем, что изменится. Пустая ячейка очищает необязательное поле; колонки, которой нет в файле, не трогаем.',
          'Алдымен не өзгеретінін көрсетеміз. Бос ұяшық міндетті емес өрісті тазалайды; файлда жоқ бағанға тимейміз.',
        )}
      </p>
      <TableUpload
        onChoose={chooseFile}
        onCheck={check}
        isOff={!file || state.step === 'checking' || state.step === 'applying'}
      />
      <p role="status" id="table-status">
        {state.step === 'checking' && say('Сравниваем…', 'Салыстырып жатырмыз…')}
        {state.step === 'applying' && say('Записываем. Не закрывайте страницу…', 'Жазып жатырмыз. Бетті жаппаңыз…')}
        {'message' in state && state.message}
      </p>
      {state.step === 'planned' && <TablePlan plan={state.plan} onApply={() => apply(state.plan)} />}
    </>
  )
}
