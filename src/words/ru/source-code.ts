/** Words about the source of a contract's code. */
export const show = 'Показать исходный код'
export const failed = 'Не удалось загрузить исходный код'
export const none = 'У tonapi нет исходников этого кода'
export const otherCode = 'Исходники, которые есть у tonapi, относятся не к тому коду, что лежит по этому адресу.'
export const meaning =
  'То, что из этих исходников получается код выше, — слова tonapi: его хеш кода равен вычисленному здесь, но в этом браузере ничего не компилировалось.'
