import { businessCategory } from './categories/business.ts';
import { familyCategory } from './categories/family.ts';
import { financialCategory } from './categories/financial.ts';
import { identificationCategory } from './categories/identification.ts';
import { legalCategory } from './categories/legal.ts';
import { passwordsCategory } from './categories/passwords.ts';
import { personalCategory } from './categories/personal.ts';
import type { TemplateCategory } from './template-category.ts';

/** The categories of the checklist, in display order. */
export const templateCategories: readonly TemplateCategory[] = [
  identificationCategory,
  passwordsCategory,
  financialCategory,
  familyCategory,
  businessCategory,
  legalCategory,
  personalCategory,
];
