/** Faults of an amount that was typed. */
export const comma = 'Пишите без разделителей тысяч, дробную часть через запятую: 1000 или 1,5.'
export const negative = 'Введите сумму без знака.'
export const long = 'Такой длинной суммы не бывает: не больше 40 символов.'
export const noNumber = 'Введите число, например 12,5.'
