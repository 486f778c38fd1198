/** Words about what a pasted message would do. */
export const title = 'Что произойдёт'
export const lead =
  'Пробует это сообщение на получателе в его нынешнем состоянии, в вашем браузере. Ничего не отправляется; у toncenter запрашиваются аккаунт и правила сети: три запроса и один раз 2,1 МБ.'
export const forecast = 'Прогноз: ничего из этого не произошло'
export const basis = (seqno: string) =>
  `Проверено на аккаунте, каким его оставил блок мастерчейна ${seqno}. Результат могут изменить события до прихода сообщения и случайные числа.`
export const refused = (reason: string) => `Аккаунт не принял бы его: ${reason}`
