/** Search engines and the fetchers that make link previews in messengers and social networks. */
const bots =
  /bot\b|crawler|spider|slurp|googleother|google-inspectiontool|mediapartners-google|yandex(?:bot|images|webmaster|accessibilitybot)|mail\.ru|facebookexternalhit|facebot|whatsapp|telegrambot|viber|vkshare|twitterbot|linkedinbot|pinterest|skypeuripreview|discordbot|embedly|lighthouse/i

/** Whether a user agent belongs to a search or preview bot. */
export const isBot = (userAgent: string): boolean => bots.test(userAgent)
