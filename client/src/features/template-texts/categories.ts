import { business } from './categories/business.ts';
import { family } from './categories/family.ts';
import { financial } from './categories/financial.ts';
import { identification } from './categories/identification.ts';
import { legal } from './categories/legal.ts';
import { passwords } from './categories/passwords.ts';
import { personal } from './categories/personal.ts';
import type { TemplateCategory } from './template-category.ts';

/** The checklist, in the order on the screen. */
export const templateCategories: readonly TemplateCategory[] = [
  identification,
  passwords,
  financial,
  family,
  business,
  legal,
  personal,
];
