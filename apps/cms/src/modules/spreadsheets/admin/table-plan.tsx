'use client'

import { useTranslate } from '../../../admin/use-translate.ts'
import type { TablePreview } from '../spreadsheet-endpoints.ts'
import { PlanChanges } from './plan-changes.tsx'
import { PlanErrors } from './plan-errors.tsx'
import { PlanNotices } from './plan-notices.tsx'

/** What a table would change, row by row, and what stands against it. */
export function TablePlan({ plan, onApply }: { plan: TablePreview; onApply: () => void }) {
  const say = useTranslate()
  const changes = plan.creates + plan.updates
  return (
    <section id="table-plan">
      <p>
        {say(
          `Новых: ${plan.creates}. Изменится: ${plan.updates}. Без изменений: ${plan.unchanged}. Ошибок: ${plan.errorCount}.`,
          `Жаңасы: ${plan.creates}. Өзгереді: ${plan.updates}. Өзгеріссіз: ${plan.unchanged}. Қате: ${plan.errorCount}.`,
        )}
      </p>
      {plan.notices.length > 0 && <PlanNotices notices={plan.notices} />}
      {plan.errorCount > 0 && <PlanErrors errors={plan.errors} />}
      {changes > 0 && <PlanChanges rows={plan.rows} />}
      {changes > 0 && plan.errorCount === 0 && (
        <button type="button" id="table-apply" className="btn btn--style-primary btn--size-medium" onClick={onApply}>
          {say('Записать изменения', 'Өзгерістерді жазу')}
        </button>
      )}
    </section>
  )
}
