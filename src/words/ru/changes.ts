/** Words about a change of who may use an account; `{who}` is an account. */
import { pluralsOf } from '../../lib/plural.ts'

const plural = pluralsOf('ru')

export const made = {
  'extension-added': '{who} теперь может тратить всё, что здесь есть',
  'extension-removed': '{who} больше не может тратить отсюда',
  'key-off': 'Ключ этого кошелька отключён: тратить могут только расширения',
  'key-on': 'Ключ этого кошелька снова включён',
  'plugin-added': '{who} теперь может забирать отсюда TON (плагин)',
  'plugin-removed': '{who} больше не может забирать отсюда TON (плагин)',
  'plugin-deployed': 'Новый плагин теперь может забирать отсюда TON',
  whitelisted: '{who} теперь может получать отсюда заблокированные TON',
  owner: 'Теперь владелец этого контракта — {who}',
  deleted: 'Этот кошелёк опустошён и удалён',
  code: 'Код этого контракта заменён',
}
export const signers = (threshold: number, count: number) =>
  `Теперь решение здесь за ${threshold} из ${count} ${plural(count, { one: 'подписанта', other: 'подписантов' })}`
export const nobody = 'никто'
export const andMore = (count: number) =>
  `{first} и ещё ${count} ${plural(count, { one: 'изменение', few: 'изменения', other: 'изменений' })}`
export const asked = 'Запрошено; если выполнено: {first}'
export const replaced = 'toncenter сообщает, что код этого контракта заменён'
/** Over the changes of a transaction that give control away. */
export const warning = 'Проверьте, что это сделали вы'
export const perhaps = 'Запрошено. Если выполнено:'
export const more = (count: number) =>
  `и ещё ${count} ${plural(count, { one: 'изменение', few: 'изменения', other: 'изменений' })}`
