import { atom } from 'nanostores'

/** State of a query whose value was just learnt. */
export const ready = (value: unknown, sources = ['tonapi']) => ({
  status: 'ready',
  value,
  at: Date.now(),
  sources,
  saved: false,
  changing: false,
})

/** A query that stays in a state, in place of a store's. */
export const queryOf = (state: object, refresh = () => {}) =>
  Object.assign(atom(state), { refresh, refetch: undefined })
