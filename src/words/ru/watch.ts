/** Words of the watch list. */
export const title = 'Список наблюдения'
export const description =
  'Адреса, за которыми вы следите: баланс, последнее движение и что изменилось с прошлого раза.'
export const lead =
  'Имена, заметки и этот список хранятся только в этом браузере: ни сервер, ни провайдер их не получает. Данные запрашиваются у toncenter и tonapi сразу обо всех аккаунтах: провайдеры видят адреса, но не имена.'
export const documentName = (changed: number) => (changed > 0 ? `(${changed}) ${title}` : title)

export const none = 'Вы пока ни за чем не следите'
export const noneWhy = 'Откройте адрес и нажмите под ним «Следить». Он появится здесь.'
export const findOne = 'Найти адрес'
export const status = 'С прошлого раза'
export const changed = 'Изменился'
export const unchanged = 'Без изменений'
export const notLoaded = 'не загружено'
export const lastActivity = 'Последняя активность'
export function changedCount(changed: number, unknown: number, all: number) {
  const same = all - changed - unknown
  if (changed === 0 && unknown === 0) return `Адресов в списке: ${all}, с прошлого раза ничего не изменилось`
  const known =
    changed > 0
      ? `С прошлого раза изменилось ${changed} из ${all}`
      : `Адресов в списке: ${all}${same > 0 ? `, без изменений с прошлого раза: ${same}` : ''}`
  return unknown > 0 ? `${known}, неизвестно: ${unknown}` : known
}
export const unmarked = 'tonapi не отвечает: его имён, отметок о скаме и последней активности нет.'
export const lookAgain = 'Посмотреть снова'
export const markSeen = 'Всё просмотрено'

export const others = 'Другие адреса с вашими именами и заметками'
export const note = 'Заметка'

export const address = 'Адрес'
