'use client'

const choose = (language: 'ru' | 'kk') => {
  // The same cookie that Payload's own language setting writes.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `payload-lng=${language}; path=/; max-age=31536000; samesite=lax`
  window.location.reload()
}

/** The sign-in page in either language, before anybody is known. */
export function LoginLanguages() {
  return (
    <p className="estu-languages">
      <button type="button" lang="ru" onClick={() => choose('ru')}>
        Русский
      </button>
      <button type="button" lang="kk" onClick={() => choose('kk')}>
        Қазақша
      </button>
    </p>
  )
}
