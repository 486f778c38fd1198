/** Words about the transfers of a jetton. */
export const title = 'Последние переводы'
export const failed = 'Не удалось загрузить переводы'
export const none = 'Переводов не найдено'
export const noMints = 'Так, как их отправляли: выпущенных и сожжённых жетонов среди них нет.'
