/** What Payload’s Russian says in English words, by the house’s own: «почта», «адрес». */
export const latinWords = {
  authentication: {
    forgotPasswordEmailInstructions: 'Введите свою почту: на неё придёт письмо со ссылкой, чтобы задать новый пароль.',
    verifyYourEmail: 'Подтвердите почту',
  },
  error: {
    emailOrPasswordIncorrect: 'Почта или пароль не подходят.',
    missingEmail: 'Не указана почта.',
    userEmailAlreadyRegistered: 'У кого-то уже есть такая почта.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Впишите адрес или выберите документ.',
    customURL: 'Свой адрес',
    enterURL: 'Введите адрес',
  },
  general: { email: 'Почта', emailAddress: 'Почта', payloadSettings: 'Настройки админки' },
  upload: { pasteURL: 'Вставить адрес' },
  validation: {
    emailAddress: 'Введите почту вида имя@адрес.kz.',
    trueOrFalse: 'Здесь может быть только «да» или «нет».',
  },
}
