/** Faults of an amount that was typed. */
export const comma = 'Пишите дробную часть через точку: 1.5.'
export const negative = 'Введите сумму без знака.'
export const long = 'Такой длинной суммы не бывает: не больше 40 символов.'
export const noNumber = 'Введите число, например 12.5.'
