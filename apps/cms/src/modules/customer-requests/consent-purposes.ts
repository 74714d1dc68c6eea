/** What people agree to, and what that is called: Russian, Kazakh. */
export const consentPurposes = {
  order: ['Заказ', 'Тапсырыс'],
  appointment: ['Запись на приём', 'Қабылдауға жазылу'],
  feedback: ['Обращение', 'Өтініш'],
  account: ['Личный кабинет', 'Жеке кабинет'],
  marketing: ['Новости и акции', 'Жаңалықтар мен акциялар'],
  screener_result: ['Результат проверки слуха к записи', 'Жазылуға қоса берілетін есту қабілетін тексеру нәтижесі'],
  analytics: ['Статистика посещений', 'Сайтқа кіру статистикасы'],
} satisfies Record<string, [ru: string, kk: string]>
