import { kindLabels, type LetterKind, type MailKind } from '../messages/index.ts'

type Label = readonly [ru: string, kk: string]

/** Letters that no order or visit lists. */
const besides: Readonly<Record<LetterKind, Label>> = {
  'order-for-branch': ['Филиалу: новый заказ', 'Филиалға: жаңа тапсырыс'],
  'order-moved-for-branch': ['Филиалу: заказ передан ему', 'Филиалға: тапсырыс соған берілді'],
  'order-left-for-branch': ['Филиалу: заказ передан другому', 'Филиалға: тапсырыс басқаға берілді'],
  'order-return-for-branch': ['Филиалу: заявка на возврат', 'Филиалға: қайтару өтінімі'],
  'appointment-for-branch': ['Филиалу: запись на приём', 'Филиалға: қабылдауға жазылу'],
  'wait-added': ['Ожидание времени принято', 'Уақыт күту қабылданды'],
  'feedback-received': ['Обращение получено', 'Өтініш түсті'],
  'feedback-for-clinic': ['Клинике: новое обращение', 'Клиникаға: жаңа өтініш'],
  'review-answered': ['Ответ на отзыв', 'Пікірге жауап'],
  'account-confirm': ['Подтверждение адреса', 'Мекенжайды растау'],
  'account-recover': ['Новый пароль покупателю', 'Сатып алушыға жаңа құпиясөз'],
  'account-exists': ['Такой кабинет уже есть', 'Мұндай кабинет бар'],
  'staff-recover': ['Новый пароль сотруднику', 'Қызметкерге жаңа құпиясөз'],
  'staff-invite': ['Приглашение сотруднику', 'Қызметкерге шақыру'],
  'staff-factor-on': ['Второй шаг входа включён', 'Кірудің екінші қадамы қосылды'],
  'staff-factor-off': ['Второй шаг входа выключен', 'Кірудің екінші қадамы өшірілді'],
  'staff-factor-reset': ['Второй шаг входа снят', 'Кірудің екінші қадамы алынды'],
  'comment-mention': ['Вас упомянули в замечании', 'Сізді ескертпеде атады'],
}

/** What the desk calls each kind of letter. */
export const letterLabels: Readonly<Record<MailKind, Label>> = { ...kindLabels, ...besides }
