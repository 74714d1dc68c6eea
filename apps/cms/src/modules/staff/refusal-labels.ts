import type { FieldError } from '@estu/domain/forms/form-fields'
import { translate } from '../../i18n/translate.ts'
import type { SignInRefusal } from '../accounts/index.ts'

/** Why the staff's own pages refuse; each has a sentence in both languages. */
export type StaffRefusal = SignInRefusal | 'link-used' | 'wrong-password' | 'same-password' | 'must-change-password'

type Words = readonly [ru: string, kk: string]

const refusals: Record<StaffRefusal, Words> = {
  'invalid-credential': [
    'Почта или пароль не подходят. Проверьте или задайте новый пароль.',
    'Пошта немесе құпиясөз сәйкес емес. Тексеріңіз немесе жаңа құпиясөз қойыңыз.',
  ],
  // Told to nobody but the owner, by a letter.
  'user-disabled': [
    'Почта или пароль не подходят. Проверьте или задайте новый пароль.',
    'Пошта немесе құпиясөз сәйкес емес. Тексеріңіз немесе жаңа құпиясөз қойыңыз.',
  ],
  'too-many-requests': [
    'Слишком много попыток подряд. Подождите: не позже чем через час можно будет снова.',
    'Қатарынан тым көп әрекет жасалды. Күте тұрыңыз: ең кеші бір сағаттан кейін қайталап көруге болады.',
  ],
  'network-request-failed': [
    'Сейчас не получается проверить пароль. Попробуйте ещё раз через минуту.',
    'Қазір құпиясөзді тексеру мүмкін болмай тұр. Бір минуттан кейін қайталап көріңіз.',
  ],
  'link-used': [
    'Эта ссылка уже не действует: ею воспользовались, или прошёл час. Запросите новую на странице «Забыли пароль?».',
    'Бұл сілтеме енді жарамсыз: ол қолданылған немесе бір сағат өтіп кеткен. «Құпиясөзді ұмыттыңыз ба?» бетінен жаңасын сұраңыз.',
  ],
  'wrong-password': ['Это не тот пароль, с которым вы вошли.', 'Бұл сіз кірген құпиясөз емес.'],
  'same-password': ['Это прежний пароль. Придумайте другой.', 'Бұл бұрынғы құпиясөз. Басқасын ойлап табыңыз.'],
  'must-change-password': [
    'Сначала замените временный пароль своим.',
    'Алдымен уақытша құпиясөзді өзіңіздікіне ауыстырыңыз.',
  ],
}

const fieldWords: Partial<Record<FieldError, Words>> = {
  'too-long': ['Слишком длинно.', 'Тым ұзын.'],
  'email-wrong': ['Похоже, в адресе почты ошибка.', 'Пошта мекенжайында қате бар сияқты.'],
  'password-short': ['Нужно не меньше 8 знаков.', 'Кемінде 8 таңба керек.'],
  'password-common': [
    'Такой пароль подбирают первым. Придумайте другой.',
    'Мұндай құпиясөзді табу оңай. Басқасын ойлап табыңыз.',
  ],
}

export type Listener = { i18n: { language: string } }

export const refusalInWords = (req: Listener, refusal: StaffRefusal): string => translate(req, ...refusals[refusal])

export const fieldErrorInWords = (req: Listener, error: FieldError): string =>
  translate(req, ...(fieldWords[error] ?? ['Заполните это поле.', 'Бұл өрісті толтырыңыз.']))
