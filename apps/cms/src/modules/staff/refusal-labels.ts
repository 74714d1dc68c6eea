import type { FieldError } from '@estu/domain/forms/form-fields'
import { translate } from '../../i18n/translate.ts'
import type { SignInRefusal } from '../accounts/index.ts'

/** Why the staff's own pages refuse; each has a sentence in both languages. */
export type StaffRefusal =
  | SignInRefusal
  | 'link-used'
  | 'invitation-used'
  | 'wrong-password'
  | 'same-password'
  | 'must-change-password'
  | 'code-needed'
  | 'set-up-needed'
  | 'code-asked'
  | 'wrong-code'
  | 'code-shape'
  | 'no-factor'

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
  'invitation-used': [
    'Это приглашение уже не действует: им воспользовались, или прошло три дня. Запросите ссылку на странице «Забыли пароль?».',
    'Бұл шақыру енді жарамсыз: ол қолданылған немесе үш күн өтіп кеткен. «Құпиясөзді ұмыттыңыз ба?» бетінен сілтеме сұраңыз.',
  ],
  'wrong-password': ['Это не тот пароль, с которым вы вошли.', 'Бұл сіз кірген құпиясөз емес.'],
  'same-password': ['Это прежний пароль. Придумайте другой.', 'Бұл бұрынғы құпиясөз. Басқасын ойлап табыңыз.'],
  'must-change-password': [
    'Сначала замените временный пароль своим.',
    'Алдымен уақытша құпиясөзді өзіңіздікіне ауыстырыңыз.',
  ],
  'code-needed': ['Сначала введите код второго шага.', 'Алдымен екінші қадамның кодын енгізіңіз.'],
  'set-up-needed': [
    'Сначала настройте второй шаг: для вашей роли он обязателен.',
    'Алдымен екінші қадамды баптаңыз: сіздің рөліңізге ол міндетті.',
  ],
  'code-asked': ['Введите и код второго шага.', 'Екінші қадамның кодын да енгізіңіз.'],
  'wrong-code': [
    'Код не подошёл. Каждый код действует полминуты и один раз: дождитесь следующего и введите его.',
    'Код сәйкес келмеді. Әр код жарты минут және бір рет қана жарамды: келесісін күтіп, соны енгізіңіз.',
  ],
  'code-shape': [
    'Код — это 6 цифр из приложения или 12 цифр запасного кода.',
    'Код — қосымшадағы 6 цифр немесе қосалқы кодтың 12 цифры.',
  ],
  'no-factor': ['Второй шаг у этого сотрудника не включён.', 'Бұл қызметкердің екінші қадамы қосылмаған.'],
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

/** How long to wait after too many wrong codes; in minutes once it is more than one. */
export function pauseInWords(req: Listener, seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return seconds <= 60
    ? translate(
        req,
        `Слишком много неверных кодов. Попробуйте снова через ${seconds} с.`,
        `Қате код тым көп енгізілді. ${seconds} секундтан кейін қайталаңыз.`,
      )
    : translate(
        req,
        `Слишком много неверных кодов. Попробуйте снова через ${minutes} мин.`,
        `Қате код тым көп енгізілді. ${minutes} минуттан кейін қайталаңыз.`,
      )
}
