import { translatorLanguage } from '../../../access/roles.ts'
import { requestOf, type ServerProps } from '../../../admin/request-of.ts'
import { translate } from '../../../i18n/translate.ts'
import { savedByEditorsAlone } from '../../translation/index.ts'

/** Says above a form that its reader cannot save, and why. */
export async function ReadOnlyNotice(props: ServerProps) {
  const req = await requestOf(props)
  if (translatorLanguage(req) === null) return null
  return (
    <p className="estu-warning" id="read-only-notice">
      {savedByEditorsAlone(req)}{' '}
      {translate(
        req,
        'Переводить можно во вкладке «Два языка»: там ваши тексты увидит редактор.',
        'Аударманы «Екі тіл» қойындысында жазуға болады: мәтіндеріңізді редактор сол жерден көреді.',
      )}
    </p>
  )
}
