-- Refunds that were made by the screens of the payment provider, not by this shop.
alter table refunds drop constraint refunds_method_check;
alter table refunds add constraint refunds_method_check check (method in ('provider', 'manual', 'external'));
