import { MinimalTemplate } from '@payloadcms/next/templates'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { pageTitle } from '../../../../admin/page-titles.ts'
import { languageOf, translate } from '../../../../i18n/translate.ts'
import { readBrandName } from '../../../brand/index.ts'
import { openDoorOf } from '../lead-to-open-door.ts'
import { ConfirmForm } from './confirm-form.tsx'

const here = '/admin/confirm-sign-in'

/** The second step of signing in. */
export async function ConfirmView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult
  if (req.user?.collection !== 'staff') redirect('/admin/login')
  const door = openDoorOf(req)
  if (door !== here) redirect(door ?? '/admin')
  const shop = await readBrandName(req.payload, languageOf(req), req)
  return (
    <MinimalTemplate className="estu-new-password">
      <h1>{pageTitle(req, 'confirm-sign-in')}</h1>
      <p>
        {translate(
          req,
          `Откройте на телефоне приложение с кодами и введите шесть цифр для «${shop}». Телефона нет под рукой — введите запасной код с листа.`,
          `Телефоныңыздағы кодтар қосымшасын ашып, «${shop}» үшін алты цифрды енгізіңіз. Телефон қасыңызда болмаса, парақтағы қосалқы кодты енгізіңіз.`,
        )}
      </p>
      <ConfirmForm language={req.i18n.language} />
      <details>
        <summary>{translate(req, 'Нет ни телефона, ни запасных кодов', 'Телефон да, қосалқы кодтар да жоқ')}</summary>
        <p>
          {translate(
            req,
            'Попросите другого администратора открыть вашу учётную запись и нажать «Сбросить второй шаг». Если другого администратора нет, это делает тот, кто обслуживает сервер.',
            'Басқа әкімшіден есептік жазбаңызды ашып, «Екінші қадамды алып тастау» түймесін басуын сұраңыз. Басқа әкімші болмаса, мұны серверге қызмет көрсететін адам жасайды.',
          )}
        </p>
      </details>
    </MinimalTemplate>
  )
}
